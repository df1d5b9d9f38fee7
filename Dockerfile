# FrontDesk in one image. Everything it writes is below /data, so the root file system may be read-only:
#   docker build -t frontdesk . && docker run --read-only --tmpfs /tmp -p 3000:3000 -v frontdesk:/data frontdesk

FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY src/web/api-types/package.json src/web/api-types/
# Without scripts: the image has its Node, and no package here needs to build anything.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run prepare --if-present

FROM node:26-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY src/web/api-types/package.json src/web/api-types/
RUN npm ci --omit=dev --ignore-scripts

FROM node:26-slim
WORKDIR /app
# Made before VOLUME and owned by the user, so that a new named volume is as well.
RUN install -d -o node -g node /data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json package-lock.json LICENSE ./
COPY migrations migrations
COPY --from=build /app/src src
COPY --from=build /app/dist dist
COPY --from=build /app/public public
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: SIGTERM reaches the server itself.
CMD ["node", "src/run.js", "server.ts"]

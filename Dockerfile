# The system's Node only has to be able to begin: the one that runs Attaché comes with the packages.
FROM node:22-bookworm-slim
WORKDIR /app
RUN chown node:node /app && install -d -o node -g node -m 0700 /data
USER node
COPY --chown=node:node . .
RUN npm run build
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "start/launch.cjs", "start"]

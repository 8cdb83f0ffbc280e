// boardgame.io's own server, in memory: `node server.js PORT`.
const { Server } = require("boardgame.io/server");
const game = require("./game");

const server = Server({ games: [game], origins: [/.*/] });
server.run({
  port: Number(process.argv[2]),
  callback: () => console.log("ready"),
});

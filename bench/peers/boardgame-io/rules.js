// The rules of the same small game through boardgame.io's reducer, without a server: moves a second on one core.
const { Client } = require("boardgame.io/client");
const game = require("./game.js");

function play(seconds) {
  let moves = 0;
  const started = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1e6;
  };
  while (spent() < seconds) {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    while (!client.getState().ctx.gameover) {
      client.moves.place(moves % 8, moves % 13);
      moves += 1;
    }
    client.stop();
  }
  return moves / spent();
}

play(0.3);
const rates = [1, 2, 3, 4, 5].map(() => play(0.6)).sort((a, b) => a - b);
console.log(
  JSON.stringify({
    whose: "theirs",
    kind: "rules",
    name: "boardgame.io: a small game of placing",
    per_s: rates[2],
  }),
);

// Four clients to a match, each answering at once, over boardgame.io's own transport:
// `node crowd.js PORT CLIENTS SECONDS` prints moves a second and the time from a move to each of the four clients.
const { io } = require("socket.io-client");

const [port, clients, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 2000;
const matches = Math.floor(clients / 4);
const times = [];
let moves = 0;
let allMoves = 0;
let counting = false;

function match(number) {
  const at = { sent: 0 };
  for (let seat = 0; seat < 4; seat += 1) join(at, number, String(seat));
}

function join(at, number, seat) {
  const socket = io(`http://127.0.0.1:${port}/inn`, {
    transports: ["websocket"],
  });
  let games = 0;
  const name = () => `m${number}-${games}`;
  const sync = () => socket.emit("sync", name(), seat, undefined, 4);
  const answer = (state) => {
    if (state.ctx.gameover) {
      games += 1;
      sync();
    } else if (state.ctx.currentPlayer === seat) {
      at.sent = performance.now();
      const payload = {
        type: "place",
        args: [state._stateID, state._stateID * 7],
        playerID: seat,
      };
      socket.emit(
        "update",
        { type: "MAKE_MOVE", payload },
        state._stateID,
        name(),
        seat,
      );
    }
  };
  socket.on("connect", sync);
  socket.on("sync", (id, { state }) => id === name() && answer(state));
  socket.on("update", (id, state) => {
    if (id !== name()) return;
    if (seat === "0") allMoves += 1;
    if (counting) {
      times.push(performance.now() - at.sent);
      if (seat === "0") moves += 1;
    }
    answer(state);
  });
}

for (let number = 0; number < matches; number += 1) match(number);

setTimeout(
  () => {
    counting = true;
    setTimeout(() => {
      times.sort((one, other) => one - other);
      const at = (share) =>
        times[Math.min(times.length - 1, Math.floor(times.length * share))] ??
        0;
      console.log(
        JSON.stringify({
          moves_per_s: moves / seconds,
          all_moves: allMoves,
          p50_ms: at(0.5),
          p99_ms: at(0.99),
        }),
      );
      process.exit(0);
    }, seconds * 1000);
  },
  WARM_UP + clients * 4,
);

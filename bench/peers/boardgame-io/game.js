// A small game for four with what Morgenland has: secret hands, pieces on fields, rounds, an end. Its rules cost next to
// nothing, so what is measured is the server around them.
const { PlayerView } = require("boardgame.io/core");

const FIELDS = 13;
const MOVES = 190;

const hand = () => ({
  figures: [1, 2, 3, 4, 5, 6, 7, 8],
  treasure: { crowns: 2, pearls: 2, gems: 1, cups: 1, bars: 1 },
});

module.exports = {
  name: "inn",
  setup: () => ({
    players: { 0: hand(), 1: hand(), 2: hand(), 3: hand() },
    pieces: [],
    artifacts: [0, 0, 0, 0],
    round: 1,
    moves: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, figure, field) => {
      G.pieces.push({
        owner: Number(playerID),
        field: field % FIELDS,
        figure: figure % 8,
      });
      G.moves += 1;
      if (G.pieces.length === 32) {
        G.pieces = [];
        G.round += 1;
      }
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? { winner: "0" } : undefined),
};

/**
 * Limits of one request: depth in levels, selections including spread fragments, aliases, tokens of the document, cost
 * (see `costOf`), and bytes of the body.
 */
export const limits = {
  depth: 18,
  selections: 2_000,
  aliases: 60,
  tokens: 8_000,
  cost: 20_000,
  bytes: 512_000,
} as const

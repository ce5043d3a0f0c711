/**
 * What one request may ask for: levels, selections with fragments spread, aliases, tokens of the document, cost with
 * lists multiplied out, and bytes of the body.
 */
export const limits = {
  depth: 18,
  selections: 2_000,
  aliases: 60,
  tokens: 8_000,
  cost: 20_000,
  bytes: 512_000,
} as const

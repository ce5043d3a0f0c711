import { m } from '../../app/paraglide/messages.js'

/** The quantities of a price: `1–9 yards`, `25 yards or more`. */
export const tierLabel = (from: number, to: number | undefined, unit: string): string => {
  const quantity = to === undefined ? String(from) : `${from}–${to}`
  if (unit === 'roll') return to === undefined ? m.tier_rolls_more({ quantity }) : m.tier_rolls({ quantity })
  return to === undefined ? m.tier_yards_more({ quantity }) : m.tier_yards({ quantity })
}

import type { Colors } from './colors.ts'

type Role = keyof Colors

/** Two roles that meet, and the least contrast they may have (WCAG 2.2: 4.5 for text, 3 for large text and controls). */
export interface RolePair {
  readonly front: Role
  readonly ground: Role
  readonly least: 4.5 | 3
}

const grounds = ['page', 'card', 'raised', 'edge'] as const
const inks = ['ink', 'soft', 'accent', 'deep', 'sale', 'success', 'warning', 'error'] as const

const text = (front: Role, ground: Role): RolePair => ({ front, ground, least: 4.5 })
const control = (front: Role, ground: Role): RolePair => ({ front, ground, least: 3 })

/** Every pair of roles that components put on one another. */
export const rolePairs: readonly RolePair[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => text(ink, ground))),
  text('onAccent', 'accent'),
  text('onAccent', 'deep'),
  text('page', 'error'),
  text('page', 'ink'),
  text('onPanel', 'panel'),
  text('onPanelSoft', 'panel'),
  text('onAct', 'act'),
  text('onSecond', 'second'),
  text('onSecondSoft', 'second'),
  control('field', 'page'),
  control('field', 'card'),
  control('accent', 'page'),
  control('accent', 'card'),
  control('act', 'panel'),
]

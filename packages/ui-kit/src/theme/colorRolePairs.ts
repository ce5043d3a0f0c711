import type { ColorRoles } from './colors.ts'

type Role = keyof ColorRoles

/**
 * A foreground role on a background role, and their minimum contrast (WCAG 2.2: 4.5 for text, 3 for large text and
 * controls).
 */
export interface ColorRolePair {
  readonly front: Role
  readonly ground: Role
  readonly least: 4.5 | 3
}

const grounds = ['page', 'card', 'raised', 'edge'] as const
const textRoles = [
  'text',
  'textMuted',
  'accent',
  'accentHover',
  'sale',
  'success',
  'warning',
  'error',
] as const

const text = (front: Role, ground: Role): ColorRolePair => ({ front, ground, least: 4.5 })
const control = (front: Role, ground: Role): ColorRolePair => ({ front, ground, least: 3 })

/** Every combination of foreground and background roles in the components. */
export const colorRolePairs: readonly ColorRolePair[] = [
  ...grounds.flatMap((ground) => textRoles.map((front) => text(front, ground))),
  text('onAccent', 'accent'),
  text('onAccent', 'accentHover'),
  text('page', 'error'),
  text('page', 'text'),
  text('onPanel', 'panel'),
  text('onPanelMuted', 'panel'),
  text('onAction', 'action'),
  text('onSecondaryPanel', 'secondaryPanel'),
  text('onSecondaryPanelMuted', 'secondaryPanel'),
  control('field', 'page'),
  control('field', 'card'),
  control('accent', 'page'),
  control('accent', 'card'),
  control('action', 'panel'),
]

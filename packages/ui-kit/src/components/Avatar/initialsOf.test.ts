import { expect, it } from 'vitest'
import { initialsOf } from './initialsOf.ts'

it.each([
  ['Imani Okafor', 'IO'],
  ['Imani Chidi Okafor', 'IO'],
  ['Madonna', 'M'],
  ['  élodie   roux ', 'ÉR'],
  ['José “Pepe” (Núñez)', 'JN'],
  ['王芳', '王'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
  ['42', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

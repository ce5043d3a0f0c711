import { type Stop, shadow } from '../scenes/sceneBuilder.ts'
import type { FinishName } from './finishNames.ts'
import { brushed, crosshatch, embossed, grain, grassStems, paperFibres } from './paperMarks.ts'
import { pile } from './pileMarks.ts'
import type { Surface } from './surface.ts'
import { plainWeave, satinWeave } from './wovenMarks.ts'

const foil = (warm: string, bright: string): readonly Stop[] => [
  [0, warm, 0.34],
  [0.16, bright, 0.5],
  [0.3, warm, 0.3],
  [0.48, warm, 0.42],
  [0.62, bright, 0.62],
  [0.7, bright, 0.2],
  [0.86, warm, 0.4],
  [1, bright, 0.3],
]

const draw: Readonly<Record<FinishName, () => Surface>> = {
  cotton: () => ({
    ...plainWeave({ seed: 'cotton', thread: 8, threads: 18, gap: 0.3, light: 0.26, uneven: 0.4 }),
    subtle: 0.4,
  }),
  canvas: () => ({
    ...plainWeave({
      seed: 'canvas',
      thread: 13,
      threads: 16,
      gap: 0.32,
      light: 0.3,
      uneven: 0.8,
      slubs: 7,
    }),
    subtle: 0.5,
  }),
  lawn: () => ({
    ...plainWeave({ seed: 'lawn', thread: 5, threads: 20, gap: 0.22, light: 0.22, uneven: 0.3 }),
    subtle: 0.35,
  }),
  linen: () => ({
    ...plainWeave({
      seed: 'linen',
      thread: 10,
      threads: 20,
      gap: 0.34,
      light: 0.34,
      uneven: 1,
      slubs: 16,
    }),
    subtle: 0.55,
  }),
  sateen: () => ({
    ...satinWeave({ seed: 'sateen', thread: 6, threads: 20, gap: 0.3, light: 0.26, uneven: 0.3 }),
    subtle: 0.35,
    light: [
      [0, shadow, 0.12],
      [0.28, '#fff', 0.06],
      [0.44, '#fff', 0.34],
      [0.56, '#fff', 0.08],
      [0.8, shadow, 0.1],
      [1, '#fff', 0.16],
    ],
  }),
  velvet: () => ({
    ...pile({
      seed: 'velvet',
      side: 160,
      count: 900,
      length: 9,
      bend: 0.12,
      width: 1.8,
      dark: 0.24,
      light: 0.2,
    }),
    subtle: 0.6,
    light: [
      [0, shadow, 0.3],
      [0.2, shadow, 0.46],
      [0.36, '#fff', 0.28],
      [0.42, '#fff', 0.06],
      [0.6, shadow, 0.4],
      [0.78, '#fff', 0.3],
      [0.84, '#fff', 0.04],
      [1, shadow, 0.4],
    ],
  }),
  fleece: () => ({
    ...pile({
      seed: 'fleece',
      side: 180,
      count: 620,
      length: 16,
      bend: 1,
      width: 2.2,
      dark: 0.14,
      light: 0.3,
    }),
    subtle: 0.6,
  }),
  sherpa: () => ({
    ...pile({
      seed: 'sherpa',
      side: 220,
      count: 300,
      length: 26,
      bend: 2,
      width: 5,
      dark: 0.14,
      light: 0.34,
    }),
    subtle: 0.7,
  }),
  smooth: () => ({
    ...grain('smooth', 160, 130, 0.1),
    subtle: 0.3,
    light: [
      [0, '#fff', 0.16],
      [0.4, '#fff', 0],
      [1, shadow, 0.1],
    ],
  }),
  'linen-look': () => ({ ...crosshatch('linen-look', 180, 6, 0.24), subtle: 0.45 }),
  grasscloth: () => ({ ...grassStems('grasscloth', 360), subtle: 0.75 }),
  vinyl: () => ({
    ...embossed('vinyl', 180, 15),
    subtle: 0.4,
    light: [
      [0, '#fff', 0.22],
      [0.3, '#fff', 0.02],
      [0.5, '#fff', 0.2],
      [0.56, '#fff', 0.02],
      [1, shadow, 0.14],
    ],
  }),
  gold: () => ({
    ...brushed('gold', 240, ['#8a5a10', '#fff3c4', '#d9a83f']),
    subtle: 0.5,
    light: foil('#c08a1e', '#fff0b8'),
  }),
  silver: () => ({
    ...brushed('silver', 240, ['#4d5a66', '#ffffff', '#aab6c1']),
    subtle: 0.5,
    light: foil('#8b98a5', '#ffffff'),
  }),
  matte: () => ({ ...paperFibres('matte', 260, 70), subtle: 0.4 }),
}

const drawn = new Map<FinishName, Surface>()

/** Returns the texture of a finish. A finish has the same texture on every design, so it is drawn only once. */
export const surfaceOf = (finish: FinishName): Surface => {
  const known = drawn.get(finish)
  if (known) return known
  const surface = draw[finish]()
  drawn.set(finish, surface)
  return surface
}

import { describe, expect, it } from 'vitest'
import { families, tileOf } from './index.ts'
import { aDesign } from './testing/aDesign.ts'
import { seamOf } from './testing/seamOf.ts'
import type { FamilyName } from './types.ts'

/** An edge of a motif can be on a seam by chance. A motif cut by the seam measures far above this. */
const roughestAllowed = 1.3

const names = Object.keys(families) as FamilyName[]
const cases = names.flatMap((family) => families[family].repeats.map((repeat) => ({ family, repeat })))

describe('seams', () => {
  it.each(cases)(
    'does not cut any motif at the seams in $family with the repeat $repeat',
    { timeout: 20_000 },
    async ({ family, repeat }) => {
      for (const seed of ['first', 'second']) {
        const seam = await seamOf(tileOf(aDesign({ family, repeat, seed, palette: 'fig-and-rose' })))
        expect(seam, `seed ${seed}`).toBeLessThanOrEqual(roughestAllowed)
      }
    },
  )

  it('detects the visible seams of a cropped tile', async () => {
    const { svg, width, height } = tileOf(aDesign({ family: 'waves', repeat: 'basic' }))
    const cut = width - 37
    const cropped = svg.replace(
      /viewBox="[^"]*" width="[^"]*"/,
      `viewBox="0 0 ${cut} ${height}" width="${cut}"`,
    )
    expect(await seamOf({ svg: cropped, width: cut, height })).toBeGreaterThan(roughestAllowed)
  })
})

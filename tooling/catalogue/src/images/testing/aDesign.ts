import { idPrefix } from '../kit/hash.ts'
import type { DesignSpec } from '../types.ts'

/** A design for tests, by default the block-print floral Dahlia Press. */
export const aDesign = (given: Partial<DesignSpec> = {}): DesignSpec => {
  const design: DesignSpec = {
    key: '',
    name: 'Dahlia Press',
    family: 'block-print-floral',
    seed: 'dahlia',
    palette: 'madder-and-indigo',
    repeat: 'half-drop',
    ...given,
  }
  return { ...design, key: given.key ?? idPrefix(JSON.stringify(design)) }
}

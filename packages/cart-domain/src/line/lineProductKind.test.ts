import { expect, it } from 'vitest'
import { lineProductKind } from './lineProductKind.ts'

const aLine = (name: string, key: string, designName: string) => ({
  name,
  productType: { key, name: key },
  custom: { customFieldsRaw: [{ name: 'designName', value: designName }] },
  variant: { attributesRaw: [] },
})

it.each([
  ['of wallpaper', aLine('Quince Orchard, Wallpaper', 'wallpaper', 'Quince Orchard'), 'Wallpaper'],
  ['of fabric', aLine('Quince Orchard, Fabric', 'fabric', 'Quince Orchard'), 'Fabric'],
  [
    'with the design in another spelling',
    aLine('Harbour Swell, Wallpaper', 'wallpaper', 'Harbor Swell'),
    'Wallpaper',
  ],
  ['without a design', aLine('Plain Belgian Linen', 'fabric', ''), ''],
  ['that the name contains', aLine('Quince Orchard, Duvet cover', 'bedding', 'Quince Orchard'), ''],
  ['that the name does not contain', aLine('Spring pattern', 'wallpaper', 'Quince Orchard'), ''],
])('returns the kind %s', (_, line, kind) => expect(lineProductKind(line)).toBe(kind))

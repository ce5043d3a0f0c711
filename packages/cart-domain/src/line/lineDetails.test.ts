import { expect, test } from 'vitest'
import { aLine, details } from '../testing/builders.ts'
import { lineDetails } from './lineDetails.ts'

test('returns attributes and custom fields as text, in display order, without the name of the design', () => {
  const line = aLine({
    variant: {
      attributesRaw: details({ 'size-display': { key: 'fq', label: 'Fat quarter' }, 'fabric-name': 'Linen' }),
    },
    custom: { customFieldsRaw: details({ artistName: 'Ida Vale', designName: 'Quince Orchard' }) },
  })
  expect(lineDetails(line)).toEqual([
    { name: 'fabric-name', text: 'Linen' },
    { name: 'size-display', text: 'Fat quarter' },
    { name: 'artistName', text: 'Ida Vale' },
  ])
})

test('returns equal texts only once, and omits empty texts', () => {
  const attributesRaw = details({
    format: 'Swatch',
    'size-display': 'Swatch',
    'bedding-style': '',
    duration: null,
  })
  expect(lineDetails({ variant: { attributesRaw }, custom: null })).toEqual([
    { name: 'format', text: 'Swatch' },
  ])
  expect(lineDetails({})).toEqual([])
})

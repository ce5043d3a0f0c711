import { expect, test } from 'vitest'
import { aLine, details } from '../testing/builders.ts'
import { attributeText, lineAttributeText } from './attributeText.ts'

test.each([
  ['Linen', 'Linen'],
  [150, '150'],
  [{ key: 'half-drop', label: 'Half drop' }, 'Half drop'],
  [{ key: 'x', label: { key: 'y', label: 'Deep' } }, 'Deep'],
  [[{ key: 'a', label: 'Red' }, 'Blue'], 'Red, Blue'],
  [true, ''],
  [null, ''],
  [undefined, ''],
  [{ key: 'no label' }, ''],
])('reads the text of %j as %j', (value, text) => expect(attributeText(value)).toBe(text))

test('prefers a custom field to an attribute of the same name, and returns an empty text when both are missing', () => {
  const line = aLine({
    custom: { customFieldsRaw: details({ dpi: 300, format: '' }) },
    variant: { attributesRaw: details({ dpi: 150, format: 'Yard' }) },
  })
  expect(lineAttributeText(line, 'dpi')).toBe('300')
  expect(lineAttributeText(line, 'format')).toBe('Yard')
  expect(lineAttributeText(line, 'class')).toBe('')
  expect(lineAttributeText(aLine({ custom: null, variant: null }), 'dpi')).toBe('')
})

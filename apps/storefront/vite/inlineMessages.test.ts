import { expect, test } from 'vitest'
import { inlineTexts, settledTexts } from './inlineMessages.ts'

const texts = settledTexts([
  { go: 'Go', colour: 'Color', count: '{count} items', many: [{ match: {} }], quote: 'Say "yes"' },
  { colour: 'Colour' },
  { go: 'Go' },
])
const line = "import { m } from '../../paraglide/messages.js'\n"

test('only what reads the same everywhere and takes nothing in is settled', () =>
  expect(Object.fromEntries(texts)).toEqual({ go: 'Go', quote: 'Say "yes"' }))

test('a settled message becomes its text where it is called', () =>
  expect(inlineTexts(`${line}title(m.go(), m.quote())`, texts)?.trim()).toBe('title("Go", "Say \\"yes\\"")'))

test('every other message is imported by itself, once', () =>
  expect(inlineTexts(`${line}a(m.colour(), m.count({ count }), m.colour())`, texts)).toBe(
    [
      "import { colour as m_colour } from '../../paraglide/messages/colour.js'",
      "import { count as m_count } from '../../paraglide/messages/count.js'",
      '',
      'a(m_colour(), m_count({ count }), m_colour())',
    ].join('\n'),
  ))

test('a property of another thing called m is left alone, and so is code without messages', () => {
  expect(inlineTexts(`${line}from.m.go()`, texts)?.trim()).toBe('from.m.go()')
  expect(inlineTexts('m.go()', texts)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { shortIdentifier } from './shortIdentifier.ts'

const nameOf = (hash: string, filePath = 'src/components/Button/Button.css.ts') =>
  shortIdentifier({ hash, filePath })

test('names each CSS class with four characters for the file, followed by a number', () => {
  const first = nameOf('_1abcde0')
  expect(first).toMatch(/^[a-z][a-z0-9]{3}0$/)
  expect(nameOf('_1abcde1')).toBe(`${first.slice(0, 4)}1`)
  expect(nameOf('_2fghij0', 'src/components/Link/Link.css.ts').slice(0, 4)).not.toBe(first.slice(0, 4))
})

test('gives a class the same name when the file is read again', () => {
  const first = nameOf('_1abcde2')
  nameOf('_1abcde3')
  expect(nameOf('_1abcde2')).toBe(first)
})

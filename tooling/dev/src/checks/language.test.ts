import { expect, test } from 'vitest'
import { languageProblems } from '../../../lint/languageProblems.ts'

const wordsOf = (text: string, file = 'src/cart.ts') =>
  languageProblems(file, text).map(({ line, place, word }) => `${line} ${place} ${word}`)

test('finds banned words in names, comments and test titles', () => {
  expect(wordsOf('const lostAnswer = 1')).toEqual(['1 name answer'])
  expect(wordsOf('// Nobody reads this.\nconst cart = 1')).toEqual(['1 comment Nobody'])
  expect(wordsOf("\ntest('the cart is told of it', () => {})")).toEqual(['2 title told'])
  expect(wordsOf("test.each([1])('%i stands', () => {})")).toEqual(['1 title stands'])
  expect(wordsOf('', 'src/keepChoices.ts')).toEqual(['1 name keep'])
})

test('checks each comment once, also before closing brackets and in JSX', () => {
  expect(wordsOf('const a = () => {\n  // told\n}\n// heard\n')).toEqual([
    '2 comment told',
    '4 comment heard',
  ])
  expect(wordsOf('const a = <p>{/* told */}</p>', 'src/Cart.tsx')).toEqual(['1 comment told'])
})

test('ignores strings, settings, and longer words that contain a banned word', () => {
  expect(wordsOf("const text = 'Nobody told us'")).toEqual([])
  expect(wordsOf('const wishlist = 1, bookkeeping = 2, takeaway = 3')).toEqual([])
  expect(wordsOf('const settings = { PICTURE_HOSTS: 1 }')).toEqual([])
  expect(wordsOf("test('keeps the wishlist', () => {})")).toEqual([])
})

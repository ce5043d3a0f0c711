import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names the shop in stories with siteName(), so that it fits the brand', () => {
  const files = globSync('src/**/*.stories.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /['">]Selvedge[.<'"]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

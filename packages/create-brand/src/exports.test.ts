import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the entry . exports exactly these names', () => {
  const barrel = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')
  const names = [...barrel.matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, listed = '']) => listed.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
  expect(names.sort()).toMatchInlineSnapshot(`
    [
      "BrandConfig",
      "BrandOptions",
      "Result",
      "SiteEnvironment",
      "cornerChoices",
      "createBrand",
      "localEnvironment",
      "parseBrandConfig",
      "parseEnvironment",
      "typefaceChoices",
    ]
  `)
})

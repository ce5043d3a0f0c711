import { expect, test } from 'vitest'
import { addressOf } from './linkRepositoryFiles.ts'

test.each([
  ['packages/cart-domain/README.md', '/packages/cart-domain'],
  ['tooling/docs/deploy.md', '/operate/deploy'],
  ['tooling/docs/quality.md', 'https://git.example/shop/src/branch/main/tooling/docs/quality.md'],
  ['packages/ui-kit/src/theme', 'https://git.example/shop/src/branch/main/packages/ui-kit/src/theme'],
])('links %s to %s', (file, address) => expect(addressOf(file, 'https://git.example/shop')).toBe(address))

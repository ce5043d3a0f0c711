import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BrandConfig, parseBrandConfig } from '../config/brandConfig.ts'
import { createBrand } from './createBrand.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-brand-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const aConfig = (input: object = {}): BrandConfig => {
  const parsed = parseBrandConfig(input)
  if (!parsed.ok) throw new Error(parsed.problems.join())
  return parsed.value
}
const read = (file: string): string => readFileSync(join(parent, 'site', file), 'utf8')

test('writes the files of a site', () => {
  const folder = join(parent, 'site')
  expect(createBrand({ folder, config: aConfig() })).toEqual({ ok: true, value: folder })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  expect(files.sort()).toMatchInlineSnapshot(`
    [
      ".env",
      ".env.example",
      ".gitignore",
      "README.md",
      "brand.ts",
      "index.html",
      "package.json",
      "public/img/image-placeholder.svg",
      "src/App.tsx",
      "src/ShopProvider.tsx",
      "src/cart/CartMarket.tsx",
      "src/cart/CartPage.tsx",
      "src/cart/Checkout.tsx",
      "src/cart/Line.tsx",
      "src/cart/PromoCodeForm.tsx",
      "src/cart/cartMessage.ts",
      "src/cart/promoCode.ts",
      "src/cart/summaryRows.ts",
      "src/cart/useCheckoutHandover.ts",
      "src/cart/useDiscountsMayChange.ts",
      "src/cart/useShopCart.ts",
      "src/catalogue/BuyForm.tsx",
      "src/catalogue/Card.tsx",
      "src/catalogue/CataloguePage.tsx",
      "src/catalogue/MoreProducts.tsx",
      "src/catalogue/ProductImage.tsx",
      "src/catalogue/ProductPage.tsx",
      "src/catalogue/VariantChoice.tsx",
      "src/catalogue/productUrl.ts",
      "src/catalogue/unitText.ts",
      "src/catalogue/useCatalogue.ts",
      "src/catalogue/useProducts.ts",
      "src/catalogue/variants.ts",
      "src/environment.d.ts",
      "src/formatPrice.ts",
      "src/frame/Consent.tsx",
      "src/frame/Frame.tsx",
      "src/frame/useOfflineMessage.ts",
      "src/frame/usePageView.ts",
      "src/main.tsx",
      "src/router.tsx",
      "src/settings.ts",
      "src/shop.ts",
      "src/visitor/AccountLink.tsx",
      "src/visitor/GuestPage.tsx",
      "src/visitor/LoginPage.tsx",
      "src/visitor/RegisterPage.tsx",
      "src/visitor/VisitorForm.tsx",
      "src/visitor/problemText.ts",
      "src/visitor/useCustomerGroup.ts",
      "src/visitor/useForm.ts",
      "tsconfig.json",
      "vite.config.ts",
    ]
  `)
})

test('writes the brand’s settings into the files of the new site', () => {
  const config = aConfig({
    name: "Aunt's \\ Émile",
    accent: '#7A2E4F',
    corners: 'round',
    type: 'sans',
    site: 'larkhouse',
  })
  createBrand({ folder: join(parent, 'site'), config })
  expect(read('src/settings.ts')).toContain("shopName = 'Aunt\\'s \\\\ Émile'")
  expect(read('src/settings.ts')).toContain("site = { key: 'larkhouse', isDefault: false }")
  expect(read('brand.ts')).toContain("name: 'aunt-s-emile'")
  expect(read('brand.ts')).toContain("accent: '#7A2E4F'")
  expect(read('brand.ts')).toContain('...larkhouseLight')
  expect(read('brand.ts')).toContain("control: '99px'")
  expect(read('README.md')).toMatch(/^# Aunt's/)
  expect(read('.env')).toContain('IDENTITY_URL=http://localhost:3001')
})

test('adds the published versions of the packages to package.json as dependencies', () => {
  createBrand({ folder: join(parent, 'site'), config: aConfig() })
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^(\^|>=)\d+/)
})

test('requires a tarball of each package when a folder of tarballs is passed, and uses the tarballs as dependencies', () => {
  const packages = join(parent, 'tarballs')
  mkdirSync(packages)
  const create = () => createBrand({ folder: join(parent, 'site'), config: aConfig(), packages })
  const names = ['analytics', 'cart-domain', 'commerce-client', 'identity-client']
  for (const name of names) writeFileSync(join(packages, `selvedge-${name}-0.1.0.tgz`), '')
  expect(create()).toEqual({
    ok: false,
    problems: [`There is no tarball of @selvedge/ui-kit in ${packages}.`],
  })
  expect(readdirSync(parent)).toEqual(['tarballs'])
  writeFileSync(join(packages, 'selvedge-ui-kit-0.1.0.tgz'), '')
  expect(create().ok).toBe(true)
  expect(read('package.json')).toContain('"file:../tarballs/selvedge-ui-kit-0.1.0.tgz"')
})

test('refuses a folder that is not empty, and leaves it unchanged', () => {
  const folder = join(parent, 'site')
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(createBrand({ folder, config: aConfig() })).toEqual({
    ok: false,
    problems: [`${folder} is not empty. Choose another folder, or empty this one first.`],
  })
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

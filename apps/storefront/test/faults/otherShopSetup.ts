import { type ShopAddresses, startTestShop } from '@selvedge/testing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly otherShop: ShopAddresses
  }
}

/** The settings in which the other shop differs from the usual one. Each test depends on one of them. */
const environment = {
  CARD_PROVIDER: 'braintree',
  CATALOGUE_CHECK_SECONDS: '1',
  // With the address of a real provider and without its client id, the storefront has no provider.
  IDME_API_URL: 'https://api.id.me',
  REGISTRATION: 'confirmed',
}

/** Starts one shop with other settings for all tests that need one. */
export default async (project: TestProject) => {
  const { databases } = project.getProvidedContext()
  const shop = await startTestShop({ databases, environment })
  project.provide('otherShop', shop.addresses)
  return shop.stop
}

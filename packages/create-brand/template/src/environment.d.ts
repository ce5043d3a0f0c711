interface ImportMetaEnv {
  readonly STOREFRONT_URL: string
  readonly IDENTITY_URL: string
  readonly COMMERCE_API_URL: string
  readonly COMMERCE_PROJECT_KEY: string
}

interface Window {
  /** The data layer of the tag manager. */
  dataLayer?: unknown[]
}

import { readdirSync } from 'node:fs'

// The path is relative to the working directory, which is the package's folder in every script. A path relative to
// this file would be wrong in tsup, which bundles its configuration into another folder.
const folder = 'src/components'

/** The names of all components: the folders in src/components, sorted. Each is an entry of the package. */
export const components = (): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

/** The pages that stories show, by the names of their files. */
export const pages = [
  'Home',
  'Category',
  'Search',
  'Product',
  'Cart',
  'Checkout',
  'Confirmation',
  'LogIn',
  'Account',
  'Orders',
  'Order',
  'Addresses',
  'PaymentMethods',
  'Profile',
  'NotFound',
] as const

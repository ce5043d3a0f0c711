import { join } from 'node:path'
import { root } from '../../stack/settings.ts'

/** A published package: its name in `packages`, and its folder. */
export type PackageFolder = { readonly name: string; readonly folder: string }

/** The packages whose public exports need documentation in the code. */
export const documentedPackages: readonly PackageFolder[] = [
  'analytics',
  'cart-domain',
  'codemods',
  'commerce-client',
  'create-brand',
  'identity-client',
].map((name) => ({ name, folder: join(root, 'packages', name) }))

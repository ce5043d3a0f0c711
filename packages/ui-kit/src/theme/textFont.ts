import type { Brand } from './brand.ts'
import { fontFiles } from './fontFiles.ts'

/** The subpath of each brand's text font inside the package: preload this one file, `@selvedge/ui-kit/${path}`. */
export const textFont: Readonly<Record<Brand, string>> = {
  selvedge: `fonts/${fontFiles.figtree.file}`,
  larkhouse: `fonts/${fontFiles.dmSans.file}`,
}

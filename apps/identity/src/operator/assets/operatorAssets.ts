import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brandTokens, defineBrand, selvedgeDark, selvedgeLight } from '@selvedge/ui-kit/theme'

const require = createRequire(import.meta.url)
const stylesheet = require.resolve('@selvedge/ui-kit/styles.css')
const fontFolder = join(dirname(stylesheet), 'fonts')

const name = 'operator'
const tokens = brandTokens.selvedge
const light = defineBrand({ name, light: selvedgeLight, dark: selvedgeDark, tokens })
const dark = defineBrand({ name, light: selvedgeDark, dark: selvedgeDark, tokens })

/** The theme follows the system by a media query, because the pages have no script that could set it. */
const theme = `${light.css}@media (prefers-color-scheme: dark){html{color-scheme:dark}${dark.css}}`

/** The stylesheet of the ui-kit, followed by the theme of the operator's pages. */
export const operatorStyles = `${readFileSync(stylesheet, 'utf8')}${theme}`

/** The attributes of `<html>`. */
export const operatorTheme = light.attributes()

/**
 * A digest of the stylesheet, which is part of the paths of all assets. The paths change with the content, so browsers
 * can cache the assets permanently.
 */
export const assetVersion = createHash('sha256').update(operatorStyles).digest('hex').slice(0, 12)

/** The fonts by file name. */
export const operatorFonts: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(fontFolder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => [file, readFileSync(join(fontFolder, file))]),
)

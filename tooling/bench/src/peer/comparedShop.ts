import type { PageName } from '../pages/pages.ts'

/** What a visitor presses, by the names of the report. */
export type PressName = 'menu' | 'add' | 'quantity' | 'facet'

/** A control whose reaction is measured. */
export type Press = {
  readonly page: PageName
  /** A CSS selector of Playwright; the first visible match is pressed. */
  readonly selector: string
  /** The width of the window in CSS pixels. */
  readonly width: number
}

/** A running shop that is measured: ours, or another one. */
export type ComparedShop = {
  readonly name: string
  readonly url: string
  /** The paths of the pages. */
  readonly pages: Readonly<Record<PageName, string>>
  /** The `Cookie` header of a guest with three lines in the cart. */
  readonly cartCookies: string
  readonly presses: { readonly [name in PressName]?: Press | undefined }
  /** CSS selectors: on the home page, a link to the category; on the category page, a link to a product. */
  readonly links: { readonly category: string; readonly product: string }
  readonly stop: () => Promise<void>
}

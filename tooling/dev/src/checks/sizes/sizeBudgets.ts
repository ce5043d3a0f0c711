/** The maximum size of a part of a package, in bytes after brotli compression; 1 kB is 1000 bytes. */
export type SizeBudget = {
  readonly what: string
  /** The package's folder under `packages/`, and its file under `dist/`. */
  readonly from: string
  readonly entry: string
  /** The export to import; everything by default. */
  readonly name?: string
  readonly bytes: number
}

/** The budgets of the published packages, without peer dependencies. */
export const sizeBudgets: readonly SizeBudget[] = [
  { what: 'cart-domain', from: 'cart-domain', entry: 'index.js', bytes: 6_300 },
  { what: 'commerce-client', from: 'commerce-client', entry: 'index.js', bytes: 6_600 },
  {
    what: 'createCommerceClient',
    from: 'commerce-client',
    entry: 'index.js',
    name: 'createCommerceClient',
    bytes: 2_000,
  },
  { what: 'identity-client', from: 'identity-client', entry: 'index.js', bytes: 3_000 },
  { what: 'analytics', from: 'analytics', entry: 'index.js', bytes: 1_500 },
  { what: 'Button', from: 'ui-kit', entry: 'Button.js', bytes: 700 },
  { what: 'Dialog', from: 'ui-kit', entry: 'Dialog.js', bytes: 13_500 },
  { what: 'Popover', from: 'ui-kit', entry: 'index.js', name: 'Popover', bytes: 2_500 },
  { what: 'Combobox', from: 'ui-kit', entry: 'index.js', name: 'Combobox', bytes: 4_000 },
  { what: 'Tabs', from: 'ui-kit', entry: 'Tabs.js', bytes: 1_000 },
  { what: 'Avatar', from: 'ui-kit', entry: 'Avatar.js', bytes: 900 },
  { what: 'Carousel', from: 'ui-kit', entry: 'Carousel.js', bytes: 1_700 },
  { what: 'DateField', from: 'ui-kit', entry: 'DateField.js', bytes: 1_800 },
  { what: 'DropdownMenu', from: 'ui-kit', entry: 'DropdownMenu.js', bytes: 3_300 },
  { what: 'FileUpload', from: 'ui-kit', entry: 'FileUpload.js', bytes: 3_100 },
  { what: 'RangeSlider', from: 'ui-kit', entry: 'RangeSlider.js', bytes: 2_100 },
  { what: 'Rating', from: 'ui-kit', entry: 'Rating.js', bytes: 2_000 },
  { what: 'Tooltip', from: 'ui-kit', entry: 'Tooltip.js', bytes: 1_900 },
  { what: 'styles.css', from: 'ui-kit', entry: 'styles.css', bytes: 16_900 },
]

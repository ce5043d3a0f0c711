import type { ScreenshotChanges } from '../../../scripts/screenshotChanges.ts'

// scripts/writeScreenshotChanges.ts writes these files before Storybook starts.
const folder = '../../../reports/screenshots'
const [found = { changes: [] }] = Object.values(
  import.meta.glob<ScreenshotChanges>('../../../reports/screenshots/changes.json', {
    eager: true,
    import: 'default',
  }),
)
const files = import.meta.glob<string>('../../../reports/screenshots/**/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The screenshots that changed since the last release. */
export const screenshotData: ScreenshotChanges = found

/** Returns the URL of a changed screenshot. */
export const screenshotUrl = (state: 'before' | 'after', name: string): string | undefined =>
  files[`${folder}/${state}/${name}.png`]

import { page } from 'vitest/browser'

/** The amounts of the visible order summary, by their labels. */
export const amounts = (): Readonly<Record<string, string>> => {
  const summary = page
    .getByRole('complementary')
    .elements()
    .find((element) => element.checkVisibility())
  const labels = [...(summary?.querySelectorAll('dt, span') ?? [])].filter(
    ({ nodeName, textContent }) => nodeName === 'DT' || textContent === 'Total',
  )
  return Object.fromEntries(
    labels.map((label) => [label.textContent ?? '', label.nextElementSibling?.textContent ?? '']),
  )
}

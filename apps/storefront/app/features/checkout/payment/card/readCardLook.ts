import type { CardLook } from './cardAdapter.ts'

/** How the page looks where the fields are going to stand: a brand's own theme counts as much as the colour mode. */
export const readCardLook = (
  container: HTMLElement,
  /** The names of the custom properties that hold them. */
  properties: { readonly soft: string; readonly error: string },
): CardLook => {
  const style = getComputedStyle(container)
  const property = (name: string): string => style.getPropertyValue(name).trim()
  return {
    mode: document.documentElement.dataset.colorMode === 'dark' ? 'dark' : 'light',
    ink: style.color,
    soft: property(properties.soft),
    error: property(properties.error),
    size: style.fontSize,
  }
}

/** An edit of a source file, and what proves that it took effect. */
export type Edit = {
  readonly what: string
  readonly file: string
  readonly text: string
  readonly edited: string
} & (
  | {
      /** Whether the open page of a product shows the edit. Runs in the page. */
      readonly isOnPage: () => boolean
    }
  | {
      /** The service whose response at `path` contains the text `EDITED` when the edit has taken effect. */
      readonly service: 'identity'
      readonly path: string
    }
)

/** An edit of each kind: a color, a component, a rule on the server, and a service. */
export const edits: readonly Edit[] = [
  {
    what: 'a color of a component (ui-kit)',
    file: 'packages/ui-kit/src/components/Breadcrumbs/Breadcrumbs.css.ts',
    text: 'vars.color.textMuted',
    edited: "'rgb(1, 2, 3)'",
    isOnPage: () =>
      [...document.querySelectorAll('nav ol')].some(
        (list) => getComputedStyle(list).color === 'rgb(1, 2, 3)',
      ),
  },
  {
    what: 'an element of a component (ui-kit)',
    file: 'packages/ui-kit/src/components/Breadcrumbs/Breadcrumbs.tsx',
    text: '<nav aria-label={label}>',
    edited: '<nav aria-label={label} data-edited="">',
    isOnPage: () => document.querySelector('nav[data-edited]') !== null,
  },
  {
    what: 'a rule of product names (cart-domain)',
    file: 'packages/cart-domain/src/line/productTitle.ts',
    text: 'design: name.slice(0, end),',
    edited: "design: name.slice(0, end) + ' EDITED',",
    isOnPage: () => document.querySelector('h1')?.textContent?.includes('EDITED') === true,
  },
  {
    what: 'a response of a service (identity restarts)',
    file: 'apps/identity/src/app.ts',
    text: "{ status: 'ok' }",
    edited: "{ status: 'EDITED' }",
    service: 'identity',
    path: '/healthz',
  },
]

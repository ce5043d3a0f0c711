import { ToastProvider } from '@selvedge/ui-kit'
import { Catalogue, ErrorPage, type Product, ProductPage } from './shared/pages'

/** What a page shows. The server writes it into the page, and the browser reads it from there. */
export type State =
  | { readonly page: 'catalogue'; readonly products: readonly Product[] }
  | { readonly page: 'product'; readonly product: Product }
  | { readonly page: 'error'; readonly status: 404 | 503 }

const pageOf = (state: State) => {
  if (state.page === 'catalogue') return <Catalogue products={state.products} />
  return state.page === 'product' ? (
    <ProductPage product={state.product} />
  ) : (
    <ErrorPage status={state.status} />
  )
}

export const App = ({ state }: { readonly state: State }) => (
  <ToastProvider label="Notifications" closeLabel="Close">
    <main>{pageOf(state)}</main>
  </ToastProvider>
)

import { Button, ErrorState } from '@selvedge/ui-kit'
import { CartPage } from './cart/CartPage'
import { CataloguePage } from './catalogue/CataloguePage'
import { ProductPage } from './catalogue/ProductPage'
import { Frame } from './frame/Frame'
import { usePageView } from './frame/usePageView'
import { usePath } from './router'
import { LoginPage } from './visitor/LoginPage'
import { RegisterPage } from './visitor/RegisterPage'

const NotFound = () => {
  usePageView('404', 'This page does not exist')
  return <ErrorState title="This page does not exist" action={<Button href="/">Back to the shop</Button>} />
}

/** The slug in the path of a product; `undefined` for other paths, and for one that is not encoded correctly. */
const slugOf = (path: string): string | undefined => {
  const encoded = /^\/product\/([^/]+)$/.exec(path)?.[1]
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

const pageOf = (path: string) => {
  const slug = slugOf(path)
  if (slug) return <ProductPage key={slug} slug={slug} />
  if (path === '/') return <CataloguePage />
  if (path === '/cart') return <CartPage />
  if (path === '/login') return <LoginPage />
  if (path === '/register') return <RegisterPage />
  return <NotFound />
}

/** The pages of the site. Five of them need no router library: `router.tsx` has the forty lines that they do need. */
export const App = () => <Frame>{pageOf(usePath())}</Frame>

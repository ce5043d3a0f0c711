import { Button, ErrorState } from '@selvedge/ui-kit'
import { CartPage } from './cart/CartPage'
import { CataloguePage } from './catalogue/CataloguePage'
import { ProductPage } from './catalogue/ProductPage'
import { Frame } from './frame/Frame'
import { usePath } from './router'
import { LoginPage } from './visitor/LoginPage'
import { RegisterPage } from './visitor/RegisterPage'

const NotFound = () => (
  <ErrorState title="This page does not exist" action={<Button href="/">Back to the shop</Button>} />
)

const pageOf = (path: string) => {
  const product = /^\/product\/([^/]+)$/.exec(path)?.[1]
  if (product) return <ProductPage key={product} slug={decodeURIComponent(product)} />
  if (path === '/') return <CataloguePage />
  if (path === '/cart') return <CartPage />
  if (path === '/login') return <LoginPage />
  if (path === '/register') return <RegisterPage />
  return <NotFound />
}

/** The pages of the site. Five of them need no router library: `router.tsx` has the forty lines that they do need. */
export const App = () => <Frame>{pageOf(usePath())}</Frame>

import '@selvedge/ui-kit/styles.css'
import 'virtual:brand.css'
import { LinkProvider, ToastProvider } from '@selvedge/ui-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { CartMarket } from './cart/CartMarket'
import { RouterLink } from './router'
import { ShopProvider } from './ShopProvider'
import { market, site } from './settings'
import { createShop } from './shop'

const { COMMERCE_API_URL, COMMERCE_PROJECT_KEY, IDENTITY_URL } = import.meta.env

const shop = createShop({
  commerceUrl: `${COMMERCE_API_URL}/${COMMERCE_PROJECT_KEY}`,
  identityUrl: IDENTITY_URL,
  site: site.key,
  market,
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ShopProvider shop={shop}>
        <LinkProvider component={RouterLink}>
          <ToastProvider label="Notifications" closeLabel="Close">
            <CartMarket>
              <App />
            </CartMarket>
          </ToastProvider>
        </LinkProvider>
      </ShopProvider>
    </StrictMode>,
  )

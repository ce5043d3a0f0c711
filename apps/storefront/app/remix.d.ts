import type { ShopContext } from '../server/context/createContext.ts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly shop: ShopContext
  }
}

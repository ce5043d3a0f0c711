import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/catalogue.tsx'),
  route('product/:slug', 'routes/product.tsx'),
] satisfies RouteConfig

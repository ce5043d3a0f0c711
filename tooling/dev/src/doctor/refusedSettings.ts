import {
  host,
  logLevel,
  number,
  origins,
  port,
  refusedValues,
  secret,
  secrets,
  siteUrls,
  someOrigins,
  url,
} from '@selvedge/service'

/** The settings that storefront and identity validate when they start. */
const schemas = {
  LOG_LEVEL: logLevel,
  SESSION_SECRETS: secrets(24),
  STOREFRONT_HOST: host,
  STOREFRONT_URL: url('the address of the shop'),
  IDENTITY_HOST: host,
  IDENTITY_URL: url('the address of the identity service'),
  TRUSTED_PROXY_HOPS: number(0, 9),
  SITE_ORIGINS: origins,
  SITE_URLS: siteUrls,
  LARKHOUSE_PORT: port,
  CHECKOUT_URL: url('the address of the checkout'),
  CHECKOUT_PORT: port,
  COMMERCE_AUTH_URL: url('the auth host of the commerce project'),
  COMMERCE_API_URL: url('the API host of the commerce project'),
  COMMERCE_READ_TIMEOUT_MS: number(100, 99_999),
  CATALOGUE_CHECK_SECONDS: number(0, 3600),
  PICTURE_HOSTS: someOrigins,
  APPROVAL_ORIGINS: origins,
  SHOP_SERVER_KEY: secret(24),
  PREVIEW_KEY: secret(24),
  PLATFORM_KEY: secret(24),
  DEVELOPMENT_KEY: secret(16),
  METRICS_KEY: secret(16),
  OPERATOR_KEY: secret(24),
  REDIS_URL: url('the address of a Redis or Valkey', ['redis', 'rediss']),
  SMTP_URL: url('the mail server, e.g. smtp://user:password@host:587', ['smtp', 'smtps']),
  ADDRESS_VERIFICATION_URL: url('the address of the address verification'),
  ANALYTICS_URL: url('the address that collects events'),
  EXECUTOR_GONE_SECONDS: number(1, 3600),
} as const

/** Returns the settings whose values a service refuses, with the reason. A missing setting is not refused. */
export const refusedSettings = (environment: NodeJS.ProcessEnv) => refusedValues(schemas, environment)

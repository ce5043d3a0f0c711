interface ImportMetaEnv {
  readonly VITE_PLATFORM_URL: string
  readonly VITE_PROJECT_KEY: string
  readonly VITE_CLIENT_ID: string
  readonly VITE_CLIENT_SECRET: string
}

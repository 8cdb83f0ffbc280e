/** Tools that drive the real house in a browser: `cargo xtask screens` and `cargo xtask bench web`. */
import { defineConfig } from '@playwright/test'
import usual from '../playwright.config'

export default defineConfig({
  ...usual,
  projects: [{ name: 'tools' }],
  testDir: '.',
  testMatch: '*.tool.ts',
  globalSetup: '../e2e/build.ts',
  outputDir: '../test-results',
  timeout: 1_200_000,
  workers: 1,
  reporter: [['line']],
})

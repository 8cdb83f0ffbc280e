import { defineConfig } from '@playwright/test'
import { chromium } from './e2e/browser'

const STORIES = /story\.spec\.ts$/
/** What `cargo xtask test --without terminal` leaves out: it needs tmux. */
const LEFT_OUT = process.env.WITHOUT?.split(',').includes('terminal') ? [/terminal\.spec\.ts$/] : []

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  timeout: 240_000,
  // One more than the two cores of a small machine: story tests mostly wait, and waiting needs no core.
  workers: 3,
  // Every test starts a server of its own: a table's luck depends on how many were opened before it.
  fullyParallel: true,
  // Story tests are long but need little CPU: they start first, so that nothing waits for them at the end.
  projects: [
    { name: 'stories', testMatch: STORIES },
    { name: 'others', testIgnore: [STORIES, ...LEFT_OUT] },
  ],
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    actionTimeout: 15_000,
    colorScheme: 'dark',
    // Every visitor has a fresh browser context, so there is nothing to cache.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium(),
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    screenshot: 'only-on-failure',
  },
})

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

const failOnConsole = './scripts/fail-on-console.ts';

export default defineConfig({
  test: {
    allowOnly: false,
    // A test never asserts a time; on a slow or busy machine it may take one.
    testTimeout: 60_000,
    projects: [
      nodeProject('contract', 'packages'),
      nodeProject('server', 'apps/server', {
        globalSetup: './apps/server/test/postgres-server.ts',
      }),
      nodeProject('scripts', 'scripts'),
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [failOnConsole, './apps/web/test-setup.ts'],
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'stable' } },
        },
      },
    ],
  },
});

function nodeProject(
  name: string,
  folder: string,
  more: Partial<ProjectConfig> = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude: ['**/node_modules/**'],
      setupFiles: [failOnConsole],
      ...more,
    },
  };
}

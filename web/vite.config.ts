import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    // React Aria speaks thirty languages; ours are kept. Its English is the American one, which en-GB falls back on.
    optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }),
  ],
  logLevel: 'warn',
});

import { appendFile } from 'node:fs/promises';
import type { Diagnostic } from '../content/diagnostic.ts';
import { formatError, hasErrors, HELP, summarizeReport } from './content-check/report.ts';

/** Environment variables that GitHub sets in a workflow (docs.github.com, "Default environment variables"). */
export type GitHubVariables = Partial<
  Record<
    'GITHUB_STEP_SUMMARY' | 'GITHUB_SERVER_URL' | 'GITHUB_REPOSITORY' | 'GITHUB_HEAD_REF' | 'GITHUB_REF_NAME',
    string
  >
>;

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_~[\]<>&|#!@]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Formats the report in Markdown. Each error links to its line on the checked branch. */
export const formatGitHubReport = (
  report: readonly Diagnostic[],
  { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY = '', ...variables }: GitHubVariables,
): string => {
  // `GITHUB_REF_NAME` is the merge ref of a pull request, so prefer the head branch.
  const branch = variables.GITHUB_HEAD_REF || variables.GITHUB_REF_NAME || '';
  const folder = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${encodePath(branch)}`;
  const lines = report.map((error) => {
    const { file, line } = error;
    const text = formatError(error).slice(`${file}:${line}`.length);
    return `- [${escapeMarkdown(file)}, línea ${line}](${folder}/${encodePath(file)}?plain=1#L${line})${escapeMarkdown(text)}`;
  });
  return [summarizeReport(report), lines.join('\n'), hasErrors(report) ? HELP : '']
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Appends the report to the job summary. Does nothing outside GitHub Actions. */
export const reportToGitHub = async (
  report: readonly Diagnostic[],
  variables: GitHubVariables,
): Promise<void> => {
  if (variables.GITHUB_STEP_SUMMARY)
    await appendFile(variables.GITHUB_STEP_SUMMARY, `${formatGitHubReport(report, variables)}\n`);
};

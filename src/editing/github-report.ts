import { appendFile } from 'node:fs/promises';
import type { Diagnostic } from '../content/diagnostic.ts';
import { formatError, hasErrors, HELP, summarize } from './content-check/report.ts';

/** What GitHub sets for the steps of a workflow (docs.github.com, "Default environment variables"). */
export type GitHubVariables = Partial<
  Record<
    'GITHUB_STEP_SUMMARY' | 'GITHUB_SERVER_URL' | 'GITHUB_REPOSITORY' | 'GITHUB_HEAD_REF' | 'GITHUB_REF_NAME',
    string
  >
>;

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** A text without what Markdown or HTML would read into it. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_~[\]<>&|#!@]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The report in Markdown, where each error is a link to its line on the branch that was checked. */
export const writeGitHubReport = (
  report: readonly Diagnostic[],
  { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY = '', ...variables }: GitHubVariables,
): string => {
  // A pull request has a head; its `GITHUB_REF_NAME` is the name of the merge.
  const branch = variables.GITHUB_HEAD_REF || variables.GITHUB_REF_NAME || '';
  const folder = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${encodePath(branch)}`;
  const lines = report.map((error) => {
    const { file, line } = error;
    const text = formatError(error).slice(`${file}:${line}`.length);
    return `- [${escapeMarkdown(file)}, línea ${line}](${folder}/${encodePath(file)}?plain=1#L${line})${escapeMarkdown(text)}`;
  });
  return [summarize(report), lines.join('\n'), hasErrors(report) ? HELP : '']
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Adds the report to the summary of a workflow's job, where GitHub asks for one. */
export const reportToGitHub = async (
  report: readonly Diagnostic[],
  variables: GitHubVariables,
): Promise<void> => {
  if (variables.GITHUB_STEP_SUMMARY)
    await appendFile(variables.GITHUB_STEP_SUMMARY, `${writeGitHubReport(report, variables)}\n`);
};

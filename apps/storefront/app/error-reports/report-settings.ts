export type ReportSettings = {
  dsn: string;
  environment: string;
};

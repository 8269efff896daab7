import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles programs, all at once, runs their methods main, and prints a line for each: folder of the program, what it
 * printed, what it printed as errors, and what it threw, in base64, with tabs between them. The arguments are a folder
 * of packages, and one with a folder for each program, which is the package of its classes.
 */
public final class Run {
    /** Most of them wait for an answer or for the next attempt. */
    private static final int THREADS = 8;

    /** What a program prints, also from the threads that it starts. */
    private static final class Output extends OutputStream {
        private final ThreadLocal<ByteArrayOutputStream> current = new InheritableThreadLocal<>() {
            @Override
            protected ByteArrayOutputStream initialValue() {
                return new ByteArrayOutputStream();
            }
        };

        @Override
        public void write(int character) {
            current.get().write(character);
        }

        void begin() {
            current.set(new ByteArrayOutputStream());
        }

        String text() {
            return encoded(current.get().toString(StandardCharsets.UTF_8));
        }
    }

    private static final Output PRINTED = new Output();
    private static final Output COMPLAINTS = new Output();

    public static void main(String[] args) throws Exception {
        PrintStream reports = System.out;
        Path programs = Path.of(args[1]);
        List<Path> files = filesIn(programs, ".java");
        compile(files, filesIn(Path.of(args[0]), ".jar"), programs);
        System.setOut(new PrintStream(PRINTED, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(COMPLAINTS, true, StandardCharsets.UTF_8));
        List<URL> places = new ArrayList<>(List.of(programs.toUri().toURL()));
        for (Path archive : filesIn(Path.of(args[0]), ".jar")) {
            places.add(archive.toUri().toURL());
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        List<Future<String>> runs = new ArrayList<>();
        try (URLClassLoader loader = new URLClassLoader(places.toArray(new URL[0]))) {
            for (Path file : files) {
                runs.add(threads.submit(() -> reportOf(file, loader)));
            }
            for (Future<String> run : runs) {
                reports.println(run.get());
            }
        }
        // Threads of HTTP clients would keep the process for a minute.
        System.exit(0);
    }

    private static List<Path> filesIn(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).collect(Collectors.toList());
        }
    }

    private static void compile(List<Path> files, List<Path> archives, Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String classPath = archives.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> options =
                List.of("-proc:none", "--release", "17", "-cp", classPath, "-d", folder.toString());
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            Iterable<? extends JavaFileObject> sources = manager.getJavaFileObjectsFromPaths(files);
            if (!compiler.getTask(null, manager, null, options, null, sources).call()) {
                throw new IllegalStateException("The programs do not compile.");
            }
        }
    }

    private static String reportOf(Path file, ClassLoader loader) {
        PRINTED.begin();
        COMPLAINTS.begin();
        String name = file.getParent().getFileName().toString();
        String failure = "";
        try {
            Class<?> program = loader.loadClass(name + "." + file.getFileName().toString().replace(".java", ""));
            Method main = mainOf(program);
            if (main != null) {
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } else {
                // What only declares something does at least initialize.
                Class.forName(program.getName(), true, loader);
            }
        } catch (InvocationTargetException error) {
            failure = error.getCause().toString();
        } catch (Throwable error) {
            failure = error.toString();
        }
        return String.join("\t", name, PRINTED.text(), COMPLAINTS.text(), encoded(failure));
    }

    private static Method mainOf(Class<?> program) {
        try {
            return program.getDeclaredMethod("main", String[].class);
        } catch (NoSuchMethodException none) {
            return null;
        }
    }

    private static String encoded(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
